import { Migration } from '@mikro-orm/migrations';

/** People may prefer answers in the language of each request. */
export class SameLanguage extends Migration {
  override name = '20261128-same-language';

  override up(): void {
    this.addSql(`
alter table users
  drop constraint users_preferred_language_check,
  add constraint users_preferred_language_check
    check (preferred_language in
      ('en', 'es', 'fr', 'de', 'zh', 'ja', 'it', 'ko', 'pt', 'ru', 'same'))`);
  }
}
