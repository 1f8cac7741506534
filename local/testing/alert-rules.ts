import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../src/local-settings.ts';

/** An alert of deploy/prometheus/rules.yaml. */
export interface AlertRule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

/** The alerts that operators are handed. */
export function alertRules(): AlertRule[] {
  const file = readFileSync(join(ROOT, 'deploy', 'prometheus', 'rules.yaml'), 'utf8');
  const { groups } = parse(file) as { groups: { rules: AlertRule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}
