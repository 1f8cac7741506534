import type { BuiltInTemplate } from './template.js';

/** Templates for figures, tables and what they mean. */
export const DATA_TEMPLATES: readonly BuiltInTemplate[] = [
  {
    id: 'data-compare-years',
    title: 'Compare this year with last year',
    description: 'What changed, by how much, and where the change comes from.',
    useCase: 'data_analysis',
    tier: 'basic',
    text: `Compare our {{figures_by_name}} of this year with last year. I want to know {{question}}. This year we also had {{what_else_changed}}. Show each change in amount and in per cent, and say what the figures cannot tell.

{{figures}}`,
  },
  {
    id: 'data-clean-table',
    title: 'Clean a messy table',
    description: 'One clean table, and a record of every change that was made.',
    useCase: 'data_analysis',
    tier: 'basic',
    text: `Clean up this list of {{what_it_lists}}. It has {{known_faults}}. Write dates as {{date_format}}. Mark a missing value and never guess it. Give me the clean list, and show how each row was changed.

{{rows}}`,
  },
  {
    id: 'data-explain-anomaly',
    title: 'Explain an unusual figure',
    description: 'Chance or not, and which data would confirm each possible reason.',
    useCase: 'data_analysis',
    tier: 'basic',
    text: `Is {{unusual_value}} for {{metric}} in {{period}} real or just luck? It is usually about {{usual_value}}. At that time {{what_else_happened}}.

{{figures_so_far}}`,
  },
  {
    id: 'data-kpi-dashboard',
    title: 'KPIs for a dashboard',
    description: 'At most seven figures, each with formula, target and warning level.',
    useCase: 'data_analysis',
    tier: 'basic',
    text: `Which figures should {{team}} follow on a dashboard? The most important goal is {{goal}}. With the dashboard they decide {{decisions}}, and the data at hand is {{data_at_hand}}. Seven figures at most, each with a target and a warning level.`,
  },
  {
    id: 'data-survey-analysis',
    title: 'Analyse a survey',
    description: 'What the answers say, how far they can be trusted, what to do.',
    useCase: 'data_analysis',
    tier: 'basic',
    text: `Write a report for {{readers}} on our survey about {{subject}}. We asked {{who_was_asked}}, and {{number_of_answers}} answered. The readers have to decide {{decision}}. I want to know how far the results can be trusted.

{{results}}`,
  },
  {
    id: 'data-monthly-budget',
    title: 'Monthly budget',
    description: 'Where the money goes, and how to reach a goal with it.',
    useCase: 'data_analysis',
    tier: 'basic',
    text: `Make a monthly budget for {{household}}. We have an income of {{income}} a month. Fixed costs are {{fixed_costs}}. On the rest we usually spend {{other_spending}}. We want to {{savings_goal}}.`,
  },
  {
    id: 'data-choose-chart',
    title: 'The right chart for a message',
    description: 'Which chart to draw, how to label it, and what to leave out.',
    useCase: 'data_analysis',
    tier: 'basic',
    text: `Draw the chart that convinces {{audience}} that {{what_it_should_show}}. It stands on {{place_and_size}}, and people see it for {{viewing_time}}.

{{figures}}`,
  },
  {
    id: 'data-forecast',
    title: 'Forecast with a range',
    description: 'Low, likely and high, tested on the figures that are already known.',
    useCase: 'data_analysis',
    tier: 'advanced',
    text: `Forecast {{metric}} month by month until {{last_month}}. We know already that {{known_changes}}, and as a rule {{season}}. Give a low, a likely and a high figure for each month. Test the method on the latest figures, and say what would make you change the forecast. We use it to decide {{decision}}.

{{figures_by_month}}`,
  },
  {
    id: 'data-ab-test',
    title: 'Evaluate an A/B test',
    description: 'Real or luck, how large the effect is, and what to decide.',
    useCase: 'data_analysis',
    tier: 'advanced',
    text: `Analyse our A/B test: is the difference real or just luck? We planned {{planned_size_and_time}} and changed {{change}} to raise {{metric}}. Version A had {{figures_of_a}}, version B had {{figures_of_b}}. A wrong decision would cost {{cost_of_a_wrong_decision}}. Give the difference with its range, check what could have spoiled the test, and say whether to keep B, drop it or test on.`,
  },
];
