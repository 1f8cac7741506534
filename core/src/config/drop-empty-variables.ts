/**
 * Removes empty variables from an environment. A copied `.env.example` and Compose set every
 * optional variable that way, and libraries misread such a value.
 */
export function dropEmptyVariables(environment: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(environment)) {
    if (value === '') delete environment[name];
  }
}

// Each program imports this file first: some libraries read the environment while they are loaded.
dropEmptyVariables(process.env);
