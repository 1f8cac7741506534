import { isLoopback } from '../../../core/src/config/loopback.ts';
import { StartError } from '../start-error.ts';

/** Where programs that run models on this machine answer, without a slash at the end. */
export interface ModelServers {
  ollama: string;
  lmStudio: string;
}

/**
 * The servers to ask for a model; null where none may be asked: in production, when the person has chosen
 * providers or switched it off, and when others can reach the product.
 * @throws {StartError} when a setting is wrong
 */
export function readModelServers(
  env: NodeJS.ProcessEnv,
  { host, publicUrl }: { host: string; publicUrl: string },
): ModelServers | null {
  const detection = env.LOCAL_MODEL_DETECTION || 'on';
  if (detection !== 'on' && detection !== 'off') {
    throw new StartError(`LOCAL_MODEL_DETECTION must be on or off, and it is "${detection}".`);
  }
  if (detection === 'off' || env.LLM_PROVIDERS || env.NODE_ENV === 'production') return null;
  if (!isLoopback(host) || !isLoopback(hostOf(publicUrl))) return null;
  return {
    ollama: serverAddress('OLLAMA_HOST', env.OLLAMA_HOST, 11_434),
    lmStudio: serverAddress('LM_STUDIO_HOST', env.LM_STUDIO_HOST, 1_234),
  };
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : '';

/** As Ollama reads OLLAMA_HOST: scheme, host and port may each be missing. */
function serverAddress(name: string, given: string | undefined, port: number): string {
  const text = (given || `127.0.0.1:${port}`).trim().replace(/\/+$/, '');
  const hasScheme = /^https?:\/\//i.test(text);
  const host = text.startsWith(':') ? `127.0.0.1${text}` : text;
  const address = hasScheme ? text : `http://${host}${/:\d+$/.test(host) ? '' : `:${port}`}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.search || url.hash || url.username || url.password) {
    throw new StartError(
      `${name} must be an address such as 127.0.0.1:${port}, and it is "${given}".`,
    );
  }
  // What a server listens on is no address to ask it at.
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = '127.0.0.1';
  return url.href.replace(/\/+$/, '');
}
