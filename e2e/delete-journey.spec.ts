import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Account } from './account.ts';
import { chromiumOrSkip } from './browser.ts';
import { InBrowser } from './in-browser.ts';

const AD = 'job ad for our bakery, weekend shifts';
const GERMAN = 'Schreib mir bitte eine Stellenanzeige für unsere Bäckerei am Wochenende';

const chromium = chromiumOrSkip();

(chromium ? describe : describe.skip)('deleting a prompt in a browser', () => {
  const browser = new InBrowser(chromium ?? '');
  const { open, sees, press, fill } = browser;
  let account: Account;
  beforeEach(async () => void (account = await browser.signIn()));

  it('takes it off the history, and undo brings it back as it was', async () => {
    await account.generate(AD);
    await open('/history');
    await press(new RegExp(AD));
    await press(/^Delete$/);
    await sees('Prompt deleted');
    await sees('No prompts yet');
    await press('Undo');
    await sees('1 prompt');
    await browser.page.reload();
    await sees(AD);
    expect(browser.problems).toEqual([]);
  });

  it('deletes all versions of a result, whose request asked for an answer in German', async () => {
    await open('/dashboard');
    await fill('Your request', GERMAN);
    await press('Answer in German?');
    await press('Generate');
    await press('Refine');
    await press('Shorter');
    await sees('Version 2');
    await press(/^Delete$/);
    await press('Delete all 2 versions');
    await sees('All versions deleted');
    await open('/history');
    await sees('No prompts yet');
    expect(browser.problems).toEqual([]);
  });
});
