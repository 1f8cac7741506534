import { storePendingRequest } from '../../lib/pending-request';
import { readLinkedRequest } from './pending-template';

/**
 * Stores the request in an address such as `/dashboard?idea=...&for=gemini&lang=de&use_case=...` for the
 * form, so that it survives a login. Values that do not exist are ignored.
 * @returns whether there was one, so that the address can go.
 */
export function takeLinkedRequest(address: URLSearchParams): boolean {
  const names = ['idea', 'for', 'lang', 'use_case'];
  if (!names.some((name) => address.has(name))) return false;
  const [text, target_model, language, use_case] = names.map((name) => address.get(name));
  const request = readLinkedRequest({ text, target_model, language, use_case });
  if (Object.keys(request).length > 0) storePendingRequest(request);
  return true;
}
