/** The embedded PostgreSQL of a run, with its real settings, in a temporary folder. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EmbeddedCluster,
  startEmbeddedCluster,
} from '@kervan/server/src/spine/database/embedded/cluster.ts'
import { serveTasks } from './serve-tasks.ts'

let cluster: EmbeddedCluster | undefined
let folder: string | undefined

serveTasks(
  {
    start: async () => {
      folder = await mkdtemp(join(tmpdir(), 'kervan-bench-'))
      // Where the bench runs as root, PostgreSQL runs as another user, who has to enter the folder.
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
