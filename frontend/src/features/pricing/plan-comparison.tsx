import { PLAN_NAMES } from '../../api/catalogue';
import type { Catalogue, Plan } from '../../api/generated';
import { Icon } from '../../ui/icon';
import styles from './plan-comparison.module.css';
import { PLAN_FEATURES, historyText, modelNames } from '../../ui/plan-features';

interface Row {
  name: string;
  hint?: string;
  /** What the plan includes: yes, no, or how much. */
  of: (plan: Plan) => boolean | string;
}

function rowsOf(catalogue: Catalogue): Row[] {
  return [
    { name: modelNames(catalogue), of: () => true },
    ...PLAN_FEATURES.map(({ feature, name, hint }) => ({
      name,
      hint,
      of: (plan: Plan) => plan.features[feature],
    })),
    {
      name: 'History',
      hint: 'Nothing is deleted; upgrading shows older prompts again',
      of: historyText,
    },
  ];
}

function Extent({ of: extent }: { of: boolean | string }) {
  if (typeof extent === 'string') return extent;
  return (
    <>
      {extent ? <Icon name="check" /> : <span className={styles.no} />}
      <span className="sr-only">{extent ? 'Yes' : 'No'}</span>
    </>
  );
}

/** A table of what each plan unlocks; `current` is the signed-in person's plan. */
export function PlanComparison({
  catalogue,
  current,
}: {
  catalogue: Catalogue;
  current: Plan['id'] | undefined;
}) {
  const mine = ({ id }: Plan): string | undefined => (id === current ? styles.mine : undefined);
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison">What each plan unlocks</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Feature</span>
            </th>
            {catalogue.plans.map((plan) => (
              <th key={plan.id} scope="col" className={mine(plan)}>
                {plan.id === current && <small>Your plan </small>}
                {PLAN_NAMES[plan.id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(catalogue).map(({ name, hint, of }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {hint && <small>{hint}</small>}
              </th>
              {catalogue.plans.map((plan) => (
                <td key={plan.id} className={mine(plan)}>
                  <Extent of={of(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>
        Your plan matches the largest pack you've bought. Buying a smaller one later won't downgrade
        it.
      </p>
    </section>
  );
}
