/** `npm run restore <backup>`. */
import { restoreBackup } from '#assembly/backup/restore-backup.ts'
import { runCommand } from '#assembly/backup/run-command.ts'

await runCommand(restoreBackup)
