import type { ResolvedUseCase } from '../use-cases.js';

/** A request as a person would type it, with blanks to fill. */
export interface BuiltInTemplate {
  /** In kebab case; never given to another template. */
  id: string;
  title: string;
  /** One sentence about the result. */
  description: string;
  useCase: ResolvedUseCase;
  tier: 'basic' | 'advanced';
  /** Each blank is written as `{{name}}`, in snake case. */
  text: string;
}
