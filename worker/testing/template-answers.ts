/** What a person could fill into the blanks of each template, by its id. */
export const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'code-explain-error': {
    language: 'Python 3.12',
    expected_result: 'print the sum of the prices',
    error_message: "TypeError: unsupported operand type(s) for +: 'int' and 'str'",
    code: `rows = [{"price": "4.50"}, {"price": "3.00"}]
print(sum(r["price"] for r in rows))`,
  },
  'code-review': {
    language: 'TypeScript',
    purpose: 'remove expired sessions from a map',
    where_the_input_comes_from: 'the login of a shop',
    worry: 'changing the map while looping',
    code: `for (const [id, session] of sessions) {
  if (session.expires < Date.now()) sessions.delete(id);
}`,
  },
  'code-sql-query': {
    database_and_version: 'PostgreSQL 16',
    what_i_want_to_know: 'which customers ordered in May but not in June 2026',
    one_result_row: 'customer',
    table_definitions: `customers(id, email)
orders(id, customer_id, ordered_at, total)`,
  },
  'code-regex': {
    language_or_tool: 'JavaScript',
    what_to_match: 'German licence plates',
    texts_that_match: '"B-AB 1234" and "M-X 9"',
    texts_that_do_not: '"b-ab 1234" and "B--A 1"',
  },
  'code-unit-tests': {
    test_framework: 'Jest',
    language: 'TypeScript',
    what_can_go_wrong: 'a file that is missing',
    code: `export async function readPrices(path: string) {
  const text = await readFile(path, "utf8");
  return text.split("\\n").map(Number);
}`,
  },
  'code-refactor': {
    language: 'Java 21',
    goal: 'the price rules can be tested without the database',
    what_must_stay: 'offer the public method `total()`',
    code: `class Cart {
  Db db = new Db();
  int total() { return db.items().stream().mapToInt(i -> i.price() * i.count()).sum(); }
}`,
  },
  'code-spreadsheet-formula': {
    excel_or_google_sheets: 'Google Sheets',
    what_it_should_do: 'adds the hours of one person in one month',
    columns_and_ranges: 'names in A2:A400, dates in B2:B400, hours in D2:D400',
    sample_row: 'Mia in March 2026',
    expected_result: '34.5',
  },
  'code-script': {
    language: 'Python',
    chore: 'renames photos by the date they were taken',
    operating_system: 'Windows 11',
    files_or_folder: 'about 900 JPG files in D:\\Photos',
  },
  'code-api-client': {
    language: 'Go',
    service: 'the Shopify Admin API',
    calls_needed: 'list orders and update stock',
    sign_in_method: 'an access token in the header X-Shopify-Access-Token',
    rate_limit: '40 requests a minute',
    sample_request_and_answer: `GET /admin/api/2026-01/orders.json?limit=250
{"orders": [{"id": 1, "total_price": "12.00"}]}`,
  },
  'code-database-migration': {
    database_and_version: 'PostgreSQL 16',
    change: 'splits the column full_name into first_name and last_name',
    number_of_rows: '30 million',
    longest_lock: '1 second',
    table_definition: `create table people (
  id bigint primary key,
  full_name text not null
);`,
  },
  'writing-job-ad': {
    job_title: 'baker',
    company: 'Backstube Lindner',
    place: 'Leipzig',
    tasks: 'bread and rolls from 3 a.m., two weekends a month',
    pay_and_hours: '18 euros an hour for 32 hours a week',
    how_to_apply: 'by phone at 0341 55 01 or in the shop until 1 June',
  },
  'writing-product-description': {
    product: 'a walnut cutting board',
    price: '49 euros',
    who_buys_it: 'cook every day',
    facts: 'oiled walnut, 40 by 25 cm, made in Graz',
  },
  'writing-customer-apology': {
    customer_name: 'Ms Okafor',
    what_went_wrong: 'delivering her sofa nine days late',
    reason: 'a mistake in our warehouse',
    what_we_offer: 'refund the delivery fee of 60 euros',
    what_will_change: 'we confirm every delivery by phone the day before',
  },
  'writing-newsletter': {
    organisation: 'the Riverside allotment club',
    audience: 'our 120 members',
    news: 'the new water pump runs since 3 May, the plant swap is on 14 June, and the tool shed needs painting',
    what_readers_should_do: 'sign up for the plant swap at swap@riverside.example',
  },
  'writing-linkedin-post': {
    audience: 'people who lead small teams',
    topic: 'our four-day week',
    what_happened: 'two of us fell ill from overwork last spring and we tried it for six months',
    my_point: 'it only works when meetings go too',
  },
  'writing-cover-letter': {
    job_title: 'data analyst',
    company: 'Nordwind Energy',
    requirements: 'SQL, Python and two years of experience',
    experience: 'three years of reporting in a hospital and a dashboard that 40 wards use',
    motivation: 'my work shall help to save energy',
  },
  'writing-landlord-letter': {
    landlord_name: 'Mr Petrov',
    problem: 'mould on the bedroom wall',
    since_when: 'October 2025',
    date_of_report: '3 November',
    what_i_ask_for: 'repair the outer wall',
    deadline: '15 January',
  },
  'writing-meeting-minutes': {
    meeting: 'the weekly product meeting',
    date: '12 May 2026',
    people: 'Ana, Jo and Tariq',
    notes: `- launch moved to 2 June, Ana tells press
- Jo not happy w/ pricing page, new draft by friday
- budget??`,
  },
  'writing-plain-rewrite': {
    audience: 'parents of our pupils',
    how_they_get_it: 'on paper with the school report',
    number_of_words: '120',
    tone: 'friendly',
    text: 'Pursuant to section 4 of the regulations, legal guardians are hereby notified that the submission of form 7B is to be effected no later than 30 September.',
  },
  'writing-speech': {
    minutes: '5',
    occasion: "my sister's wedding",
    my_role: "the bride's older brother",
    audience: '80 guests',
    stories: 'she repaired my bike at six and met Leo when her car broke down',
    what_they_should_feel_or_do: 'raise their glasses',
  },
  'writing-client-proposal': {
    customer: 'Dr Weiss, a dentist',
    project: 'a new website with online booking',
    problem: 'patients cannot book by phone in the evening',
    scope: 'design, text and the booking tool, but no photos and no hosting',
    timetable: 'a first draft on 1 July and the launch on 15 August',
    price_and_terms: '4,800 euros, half of it in advance',
  },
  'data-compare-years': {
    figures_by_name: 'visitors and sales',
    question: 'whether the new opening hours helped',
    what_else_changed: 'a higher price for bread since May',
    figures: `last year: 14,240 visitors, 3,310 sales
this year: 15,410 visitors, 3,220 sales`,
  },
  'data-clean-table': {
    what_it_lists: 'members of our club',
    known_faults: 'names twice, dates in two forms, letters in phone numbers',
    date_format: '2026-05-31',
    rows: `name,joined,phone
Ann Lee,3/4/21,0171 223
ann lee,2021-04-03,0171223
Bo Ek,,O15 77`,
  },
  'data-explain-anomaly': {
    unusual_value: '310',
    metric: 'sign-ups',
    period: 'week 19',
    usual_value: '500',
    what_else_happened: 'there was a holiday and we put a new landing page online',
    figures_so_far: `week 15: 510
week 16: 498
week 17: 530
week 18: 505
week 19: 310`,
  },
  'data-kpi-dashboard': {
    team: 'a support team of six',
    goal: 'a first answer within two hours',
    decisions: 'who works when and what to automate',
    data_at_hand: 'tickets with time stamps and ratings from 1 to 5',
  },
  'data-survey-analysis': {
    readers: 'the management',
    subject: 'the canteen',
    who_was_asked: '420 employees',
    number_of_answers: '131',
    decision: 'whether to offer a second vegetarian dish',
    results: `very satisfied 22, satisfied 48, neither 31, unsatisfied 21, very unsatisfied 9
"too loud at noon"
"more vegetables please"`,
  },
  'data-monthly-budget': {
    household: 'two adults and a child',
    income: '3,400 euros',
    fixed_costs: '1,150 for rent, 140 for heating and 95 for insurance',
    other_spending: '620 for food, 210 for the car and 400 for everything else',
    savings_goal: 'save 300 euros a month',
  },
  'data-choose-chart': {
    audience: 'the board',
    what_it_should_show: 'returns grow faster than sales',
    place_and_size: 'half a slide',
    viewing_time: 'ten seconds',
    figures: `2023: sales 410,000, returns 12,000
2024: sales 450,000, returns 19,000
2025: sales 470,000, returns 31,000`,
  },
  'data-forecast': {
    metric: 'orders',
    last_month: 'December 2026',
    known_changes: 'a second shop opens in September',
    season: 'December brings twice as many as other months',
    decision: 'how many people to hire',
    figures_by_month: 'Jan 410, Feb 395, Mar 430, Apr 455, May 470, Jun 450',
  },
  'data-ab-test': {
    planned_size_and_time: 'two weeks and 4,000 visitors a version',
    change: 'the colour of the order button',
    metric: 'completed orders',
    figures_of_a: '4,120 visitors and 168 orders',
    figures_of_b: '4,090 visitors and 197 orders',
    cost_of_a_wrong_decision: 'about 2,000 euros a month',
  },
  'questions-explain-concept': {
    concept: 'compound interest',
    what_i_know: 'percentages',
    purpose: 'understand my pension letter',
    my_field: 'baking',
  },
  'questions-choose-option': {
    options: 'LaTeX, Word or Typst',
    purpose: 'my thesis',
    priorities: 'that citations work without surprises',
    limits: 'three months and an old laptop',
    what_to_avoid: 'learn a new program in the last week',
  },
  'questions-job-offers': {
    first_offer: '52,000 euros in a large insurance company, 30 minutes from home',
    second_offer: '46,000 euros in a start-up of 12 people, from home',
    priorities: 'learning and time for my family',
    worry: 'the start-up running out of money',
  },
  'questions-study-plan': {
    exam_or_skill: 'the Spanish B2 exam',
    weeks: '12',
    hours_a_week: '6',
    what_i_know: 'most of B1',
    what_is_hard: 'listening',
  },
  'questions-contract-clause': {
    kind_of_contract: 'employment contract',
    my_role: 'employee',
    country: 'Austria',
    date_of_contract: 'May 2024',
    worry: 'not being allowed to work for a competitor',
    clause:
      'For twelve months after the end of employment the employee shall not engage in any competing activity.',
  },
  'questions-how-to': {
    task: 'repair a dripping kitchen tap',
    tools_and_material: 'an adjustable spanner and a set of washers',
    what_i_tried: 'tightening the handle',
    fear: 'flooding the flat below',
  },
  'questions-find-cause': {
    thing_and_fault: 'our washing machine stops in the middle of the programme',
    since_when: 'last week after a power cut',
    what_else_it_does: 'hums and keeps the door shut',
    what_i_tried: 'cleaning the filter',
  },
  'questions-my-rights': {
    dispute: 'my landlord, who keeps the deposit of 1,400 euros',
    place: 'Berlin',
    date_of_contract: '2021',
    proof: 'the state of the flat with photos and the handover protocol',
    what_they_say: 'that the floor is scratched',
  },
  'questions-trip': {
    days: '4',
    place: 'Lisbon',
    month: 'March 2027',
    travellers: 'two adults and a child of five',
    budget: '900 euros',
    interests: 'trams, food and the sea',
  },
  'questions-interview': {
    job_title: 'team lead in customer service',
    company: 'Telnova',
    requirements: 'experience in leading people and Spanish',
    experience: 'six years in a call centre, two of them as deputy',
    weak_spot: 'I have never hired anybody',
  },
  'questions-project-plan': {
    project: 'moving our office to a new floor',
    deadline: '1 October',
    people_and_budget: 'three people and 5,000 euros',
    hardest_part: 'the servers',
    what_must_not_happen: 'a day without telephones',
    what_is_done: 'a floor plan and one offer',
  },
};
