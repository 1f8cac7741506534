import { Migration } from '@mikro-orm/migrations';

/** What a receipt names of the card. */
export class ReceiptCards extends Migration {
  override name = '20261206-receipt-cards';

  override up(): void {
    this.addSql(`
alter table payments
  add column card_brand text,
  add column card_last4 text,
  add constraint payments_card
    check ((card_brand is null) = (card_last4 is null) and card_last4 ~ '^[0-9]{4}$')`);
  }
}
