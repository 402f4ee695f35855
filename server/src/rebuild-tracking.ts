/** `npm run rebuild-tracking`. */
import { runCommand } from '#assembly/backup/run-command.ts'
import { rebuildAllTracking } from '#assembly/rebuild-tracking.ts'

await runCommand(rebuildAllTracking)
