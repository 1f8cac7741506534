import { describe, expect, it } from '@jest/globals';
import { chooseType } from '../types/choose-type.js';
import { readRequest } from '../reading.js';

const useCaseOf = (text: string) => chooseType(readRequest(text).cues, 'auto_detect').useCase;

describe('what a request wants done, told without naming it', () => {
  it.each([
    ['code_generation', 'bash thing that pings me if the nas disk is over 90 percent'],
    ['code_generation', 'in excel sollen doppelte kundennummern gelb werden'],
    ['code_generation', 'गूगल शीट में जिसकी फीस बाकी है उसकी पूरी लाइन लाल हो जाए'],
    ['content_creation', 'what to put in a leaving card for a dinner lady, not soppy'],
    ['content_creation', 'как помягче написать соседям сверху про топот, записка на дверь'],
    ['content_creation', '想个店里谢绝外带食物的牌子，语气软一点'],
    ['data_analysis', 'アンケート42人中35人が「また来たい」、これって多いと言っていい？'],
    ['data_analysis', 'geçen ay 1.240 kwh bu ay 1.580, klima yeni takıldı, normal mi'],
    ['question_answering', "c'est normal qu'un chiot dorme 18 heures par jour"],
    ['question_answering', 'زيت الزيتون تجمّد بالثلاجة، هذا دليل إنه أصلي ولا كلام فاضي؟'],
  ])('%s: %s', (useCase, text) => expect(useCaseOf(text)).toBe(useCase));
});
