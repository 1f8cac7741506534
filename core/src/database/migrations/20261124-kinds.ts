import { Migration } from '@mikro-orm/migrations';

/** The kind of a prompt, answers to the form's questions, and answers in the request's language. */
export class Kinds extends Migration {
  override name = '20261124-kinds';

  /** Nothing here rewrites rows, and what the version before inserts stays valid beside it. */
  override up(): void {
    this.addSql(`
alter table prompts
  add column requested_kind text,
  add column kind text,
  add column answers jsonb,
  drop constraint prompts_language_check,
  add constraint prompts_language_check
    check (language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'it', 'ko', 'pt', 'ru', 'same'))`);
  }
}
