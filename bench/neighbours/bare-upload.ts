/** Neighbour: bare Node http that streams every body into a file, without looking at it or waiting for the disk. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { serveTasks } from '../programs/serve-tasks.ts'

type Place = { folder: string /** Whether an answer waits until the file is on the disk. */; flush: boolean }
let place: Place | undefined
const server = createServer(async (request, response) => {
  if (!place) return
  const { folder, flush } = place
  await pipeline(request, createWriteStream(join(folder, randomUUID()), { flush }))
  response.writeHead(201).end('{}')
})

serveTasks(
  {
    start: (given: Place) => {
      place = given
      return new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    },
    port: () => (server.address() as AddressInfo).port,
  },
  () => server.closeAllConnections(),
)
