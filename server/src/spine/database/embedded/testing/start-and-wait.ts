/** A program that starts the cluster of a folder, locks it if wanted, reports it as JSON and waits to be killed. */
import { startEmbeddedCluster } from '#spine/database/embedded/cluster.ts'
import { lockCluster } from '#spine/database/embedded/cluster-lock.ts'

const [folder = '', mode] = process.argv.slice(2)
const cluster = await startEmbeddedCluster({ folder })
if (mode === 'lock') await lockCluster({ socketFolder: cluster.socketFolder, folder })
const { pid, adopted, dataFolder, socketFolder } = cluster
process.stdout.write(`${JSON.stringify({ pid, adopted, dataFolder, socketFolder })}\n`)
if (mode === 'stop') await cluster.stop()
else setInterval(() => {}, 60_000)
