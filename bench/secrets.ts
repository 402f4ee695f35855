/** The secret of the servers that a run starts: it signs the sessions of people who exist for that run only. */
import { createSecrets } from '@kervan/server/src/spine/config/secrets.ts'

export const secrets = createSecrets('a secret for the bench, at least 32 characters')
