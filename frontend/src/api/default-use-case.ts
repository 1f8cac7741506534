import { browserStorage } from '../lib/browser-storage';
import { currentUseCase, type UseCase } from './catalogue';

const KEY = 'default_use_case';

/** The use case that a new request starts with, stored in this browser and not on the server. */
export const defaultUseCase = {
  load: (): UseCase => currentUseCase(browserStorage.read(KEY) ?? 'auto_detect'),
  save: (useCase: UseCase): void => browserStorage.write(KEY, useCase),
};
