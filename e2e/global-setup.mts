import { buildServices } from '../local/src/build.ts';
import startTestRun from '../local/testing/global-setup.mts';
import { endTestRun, onTestRunEnd } from '../local/testing/test-run-end.ts';
import { testRunFile } from '../local/testing/test-run.ts';

/**
 * Before the journeys: the product is started once, for all of them, and builds itself as every start does.
 * Each test makes its own account, and what one does is nothing to the others.
 */
export default async function globalSetup(): Promise<void> {
  await startTestRun();
  try {
    await buildServices();
    // What it imports of the product is there only now.
    const { publishProduct, startProduct } = await import('./started-product.ts');
    const product = await startProduct(testRunFile('product'));
    onTestRunEnd(async () => void (await product.stop()));
    publishProduct(product);
  } catch (error) {
    // Jest tears down only what was set up.
    await endTestRun();
    throw error;
  }
}
