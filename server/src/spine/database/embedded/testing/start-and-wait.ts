/** A process that starts the cluster of a folder, holds it when told to, says so in one line and waits to be killed. */
import { startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { holdCluster } from '#spine/database/embedded/holder-lock.ts'

const [folder = '', mode] = process.argv.slice(2)
const cluster = await startEmbeddedCluster({ folder })
if (mode === 'hold') await holdCluster({ socketFolder: cluster.socketFolder, folder })
const { pid, adopted, dataFolder, socketFolder } = cluster
process.stdout.write(`${JSON.stringify({ pid, adopted, dataFolder, socketFolder })}\n`)
if (mode === 'stop') await cluster.stop()
else setInterval(() => {}, 60_000)
