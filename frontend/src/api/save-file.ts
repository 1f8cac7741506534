/** The file name of a `Content-Disposition` header (RFC 6266), in its encoded form where it has one. */
function fileName(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (!encoded) return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Gives a file to the person under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own hold on the file once the click is through.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Keeps an answer as a file of the person's, under the name it comes with, else under this one. */
export async function saveResponse(response: Response, fallbackName: string): Promise<null> {
  const name = fileName(response.headers.get('Content-Disposition') ?? '') ?? fallbackName;
  saveFile(await response.blob(), name);
  return null;
}
