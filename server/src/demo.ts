/** `npm run demo -- --customers 10000`. */
import { runCommand } from '#assembly/backup/run-command.ts'
import { makeDemoWorld } from '#assembly/demo/make-demo-world.ts'

await runCommand(makeDemoWorld)
