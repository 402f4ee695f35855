/** The one zod of the house. In a browser it must not probe `eval`, which our content policy forbids. */
import { z } from 'zod'

z.config({ jitless: 'document' in globalThis })

export { z }
