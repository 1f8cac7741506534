/** One family of a Prometheus page. */
interface MetricFamily {
  type: string;
  help: string;
  samples: string[];
}

/** The families of a Prometheus page (text format 0.0.4), by name. */
function metricFamilies(text: string): Map<string, MetricFamily> {
  const families = new Map<string, MetricFamily>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    if (kind === 'HELP') families.set(name, { type: '', help: rest, samples: [] });
    else if (kind === 'TYPE') Object.assign(families.get(name) ?? {}, { type: rest });
    else familyOf(families, line)?.samples.push(line);
  }
  return families;
}

function familyOf(families: Map<string, MetricFamily>, sample: string): MetricFamily | undefined {
  const [name = ''] = sample.split(/[{ ]/);
  return families.get(name) ?? families.get(name.replace(/_(bucket|sum|count)$/, ''));
}

/** The value of a sample, by its name and labels as the page writes them; undefined if it has none. */
export function metricValue(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

const WITH_UNIT =
  /_(seconds|bytes|total|ratio|percent|info|count|requests|max|jobs|rows|credits|mails|events|accounts|drift|open)$/;
const PRIVATE = /@|[0-9a-f]{8}-[0-9a-f]{4}-/i;

/**
 * What is wrong with a page by the conventions of Prometheus for our own metrics: text and type of each, the ending of
 * counters, base units, and nothing in a label that names a person or a thing of theirs.
 */
export function metricProblems(text: string): string[] {
  const problems: string[] = [];
  for (const [name, { type, help, samples }] of metricFamilies(text)) {
    if (!/^(promptmint|http|db)_/.test(name)) continue;
    if (!help) problems.push(`${name}: no help`);
    if (!['counter', 'gauge', 'histogram'].includes(type)) problems.push(`${name}: type ${type}`);
    if ((type === 'counter') !== name.endsWith('_total')) problems.push(`${name}: its ending`);
    if (!WITH_UNIT.test(name) || /_(ms|milliseconds|minutes)_?/.test(name))
      problems.push(`${name}: its unit`);
    for (const sample of samples) if (PRIVATE.test(sample)) problems.push(`${sample}: private`);
  }
  return problems;
}
