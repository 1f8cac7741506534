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

/** Saves a file to the person's device. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves an answer as a file, with the name in its header or else the given one. */
export async function saveResponse(response: Response, fallbackName: string): Promise<null> {
  const name = fileName(response.headers.get('Content-Disposition') ?? '') ?? fallbackName;
  saveFile(await response.blob(), name);
  return null;
}
