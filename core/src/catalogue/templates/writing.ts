import type { BuiltInTemplate } from './template.js';

/** Templates for texts that others will read or hear. */
export const WRITING_TEMPLATES: readonly BuiltInTemplate[] = [
  {
    id: 'writing-job-ad',
    title: 'Job ad',
    description: 'An honest ad that says what the work is and what it pays.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Write a job ad for a {{job_title}} at {{company}} in {{place}}. The work is {{tasks}}. We pay {{pay_and_hours}}. People apply {{how_to_apply}}. At most 250 words, honest and friendly. Ask for nothing that the job does not need.`,
  },
  {
    id: 'writing-product-description',
    title: 'Product description for a shop',
    description: 'A text and bullet points from the facts, without superlatives.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Write a product description of {{product}} for our online shop. It costs {{price}} and is meant for customers who {{who_buys_it}}. It is {{facts}}. About 120 words and five bullet points, without superlatives. Claim nothing that I did not tell you.`,
  },
  {
    id: 'writing-customer-apology',
    title: 'Apology to a customer',
    description: 'An email that names the mistake and makes up for it.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Write an email to {{customer_name}} to apologise for {{what_went_wrong}}. The reason was {{reason}}. To make up for it we {{what_we_offer}}, and from now on {{what_will_change}}. I want them to stay our customer. Warm and plain, without excuses, at most 150 words.`,
  },
  {
    id: 'writing-newsletter',
    title: 'Newsletter',
    description: 'A short issue that can be skimmed, with three subject lines.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Write this month's newsletter of {{organisation}} for {{audience}}. The news is that {{news}}. I want readers to {{what_readers_should_do}}. Friendly, at most 300 words that can be skimmed, with three subject lines of at most 50 characters.`,
  },
  {
    id: 'writing-linkedin-post',
    title: 'LinkedIn post',
    description: 'One point, told through something that happened.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Write a LinkedIn post for {{audience}} about {{topic}}. It began when {{what_happened}}. I want to say that {{my_point}}. At most 150 words in plain sentences, no hashtags.`,
  },
  {
    id: 'writing-cover-letter',
    title: 'Cover letter',
    description: 'One page that answers the ad with what you have really done.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Write a cover letter for my application as {{job_title}} at {{company}}. They ask for {{requirements}}. I bring {{experience}}. I want to work there because {{motivation}}. At most 300 words, without empty phrases. Claim nothing that I did not tell you.`,
  },
  {
    id: 'writing-landlord-letter',
    title: 'Letter to a landlord',
    description: 'A firm, polite letter with the facts in order and a deadline.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Write a formal letter to my landlord {{landlord_name}} about {{problem}} in my flat. It has been like this since {{since_when}}, and I reported it on {{date_of_report}}. I ask them to {{what_i_ask_for}} by {{deadline}}. Polite and firm, at most one page, without threats.`,
  },
  {
    id: 'writing-meeting-minutes',
    title: 'Meeting minutes from notes',
    description: 'Decisions first, then who does what by when.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Turn my notes into meeting minutes for {{meeting}} on {{date}}. Present were {{people}}. Put decisions first, then who does what by when, then what is still open. Mark what the notes don't say instead of guessing.

{{notes}}`,
  },
  {
    id: 'writing-plain-rewrite',
    title: 'Rewrite a text in plain words',
    description: 'The same facts, shorter, for the people who have to read it.',
    useCase: 'content_creation',
    tier: 'basic',
    text: `Rewrite this text so that {{audience}} understand it at first reading. They get it {{how_they_get_it}}. Use at most {{number_of_words}} words in a {{tone}} tone.

"{{text}}"`,
  },
  {
    id: 'writing-speech',
    title: 'Speech for an occasion',
    description: 'Written to be heard, around stories that only you can tell.',
    useCase: 'content_creation',
    tier: 'advanced',
    text: `Write a speech of {{minutes}} minutes for {{occasion}}. I speak as {{my_role}} to {{audience}}. They should hear how {{stories}}. At the end they should {{what_they_should_feel_or_do}}. Short sentences that I can say aloud, and no quotations of famous people.`,
  },
  {
    id: 'writing-client-proposal',
    title: 'Proposal to a customer',
    description: 'From their problem to your price, with what is not included.',
    useCase: 'content_creation',
    tier: 'advanced',
    text: `Write a proposal to my customer {{customer}} for {{project}}. Their problem is that {{problem}}. I offer {{scope}}. The timetable is {{timetable}}, and I charge {{price_and_terms}}. Start with their problem and not with me, at most two pages, and end with one clear next step.`,
  },
];
