import { LIMITS } from '../../api/limits';
import { countCharacters } from '../../lib/count-characters';

/** The fields of the form in their order; `website` is the trap for bots. */
export const EMPTY_MESSAGE = { name: '', email: '', subject: '', message: '', website: '' };
export type ContactMessage = typeof EMPTY_MESSAGE;

/** A rough check; the server's is stricter. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function lineProblem(text: string, label: string, max: number): string | null {
  if (!text) return `${label} is required`;
  return countCharacters(text) > max ? `${label} must be less than ${max} characters` : null;
}

function emailProblem(email: string): string | null {
  if (!ADDRESS.test(email)) return 'Invalid email address';
  return countCharacters(email) > LIMITS.emailMax
    ? `Email must be less than ${LIMITS.emailMax} characters`
    : null;
}

function messageProblem(text: string): string | null {
  const length = countCharacters(text);
  if (length < LIMITS.contactMessageMin)
    return `Message must be at least ${LIMITS.contactMessageMin} characters`;
  return length > LIMITS.contactMessageMax
    ? `Message must be less than ${LIMITS.contactMessageMax} characters`
    : null;
}

/** The first error of each field of a trimmed message (specification, section 5). */
export function contactProblems(message: ContactMessage) {
  return {
    name: lineProblem(message.name, 'Name', LIMITS.contactNameMax),
    email: emailProblem(message.email),
    subject: lineProblem(message.subject, 'Subject', LIMITS.contactSubjectMax),
    message: messageProblem(message.message),
  };
}

/** The message without the white space around its fields. */
export function trimmed(message: ContactMessage): ContactMessage {
  return {
    name: message.name.trim(),
    email: message.email.trim(),
    subject: message.subject.trim(),
    message: message.message.trim(),
    website: message.website,
  };
}
