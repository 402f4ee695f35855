/** `npm run backup [folder]`. */
import { makeBackup } from '#assembly/backup/make-backup.ts'
import { runCommand } from '#assembly/backup/run-command.ts'

await runCommand(makeBackup)
