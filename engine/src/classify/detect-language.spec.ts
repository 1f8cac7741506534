import { describe, expect, it } from '@jest/globals';
import { detectLanguage } from './detect-language.js';

describe('detecting the language of a text', () => {
  it.each([
    ['zh', '帮我写一封辞职信'],
    ['zh', '北京和成都养老，医疗物价气候三项打分比一比'],
    ['ja', '歯科技工士の志望動機の例文'],
    ['fi', 'kirjoita kohtelias viesti naapurille, joka soittaa musiikkia joka ilta liian kovaa'],
    ['ko', '퇴사 인사말'],
    ['hi', 'मकान मालिक को किराया कम करने के लिए संदेश लिखो'],
    ['id', 'tolong buatkan pesan untuk tetangga, suara musiknya kencang banget tiap malam'],
    ['ru', 'помоги написать письмо соседям про шум по ночам'],
  ])('recognizes %s in "%s"', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    '短歌 添削',
    '黄色',
    'ok',
    'आमच्या पाकिटासाठी पाच नावं सुचवा, मराठी वाटली पाहिजेत',
    'напиши жалба до общината за шума през нощта',
    'ucapan takziah ringkas untuk kad bunga jiran saya',
    'wat beteken proteïen in hond se urine',
    'Patulong naman sa talumpati ko sa kasal ng panganay kong anak',
    'مکان مالک کو کرایہ کم کرنے کے لیے خط لکھیں',
  ])(
    'names no language for "%s", which may be in several or in one that was not learned',
    (text) => {
      expect(detectLanguage(text)).toBeNull();
    },
  );
});
