import { countCharacters } from '../../lib/count-characters';

/** Bounds of a message to support, in characters after trimming (specification, section 9). */
export const MESSAGE_MAX = 2_000;
const MESSAGE_MIN = 10;
const NAME_MAX = 100;
const EMAIL_MAX = 255;
const SUBJECT_MAX = 200;

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
  return countCharacters(email) > EMAIL_MAX
    ? `Email must be less than ${EMAIL_MAX} characters`
    : null;
}

function messageProblem(text: string): string | null {
  const length = countCharacters(text);
  if (length < MESSAGE_MIN) return `Message must be at least ${MESSAGE_MIN} characters`;
  return length > MESSAGE_MAX ? `Message must be less than ${MESSAGE_MAX} characters` : null;
}

/** The first error of each field of a trimmed message (specification, section 5). */
export function contactProblems(message: ContactMessage) {
  return {
    name: lineProblem(message.name, 'Name', NAME_MAX),
    email: emailProblem(message.email),
    subject: lineProblem(message.subject, 'Subject', SUBJECT_MAX),
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
