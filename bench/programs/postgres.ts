/** The embedded PostgreSQL of a run, with its real settings, in a folder of its own that goes with it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EmbeddedCluster,
  startEmbeddedCluster,
} from '@kervan/server/src/spine/database/embedded/cluster.ts'
import { answerTasks } from './answer-tasks.ts'

let cluster: EmbeddedCluster | undefined
let folder: string | undefined

answerTasks(
  {
    start: async () => {
      folder = await mkdtemp(join(tmpdir(), 'kervan-bench-'))
      // PostgreSQL runs as somebody else where the bench runs as root, and must be able to come in.
      await chmod(folder, 0o711)
      cluster = await startEmbeddedCluster({ folder })
    },
    socketFolder: () => cluster?.socketFolder,
  },
  async () => {
    await cluster?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  },
)
