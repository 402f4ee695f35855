/**
 * Clients that make the server wait: for the body of their call, or while they do not read its answer. Neither counts as a call
 * under way. Each kind has a limit, per network and in all; beyond it the one that has waited longest is cut off. An honest client
 * is done in moments, so it is never that one. Bodies that are streamed take longer and have rules of their own: streamed-body.ts.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '#spine/http/network.ts'

/** A body that takes longer is cut off, and so is, within twice the time, an answer of which nothing is read. */
export const slowestClientMs = 30_000

const limits = { perNetwork: 200, inAll: 2_000 }

export function registerSlowClients(app: FastifyInstance): void {
  const bodies = createWaitingRoom(limits)
  const readers = createWaitingRoom(limits)
  const enter = (room: WaitingRoom, request: FastifyRequest) => {
    const { socket } = request.raw
    return room.enter(networkOf(request.ip), () => socket.destroy())
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { streamsBody } = request.routeOptions.config
    if (!streamsBody && Number(request.headers['content-length'] ?? 0) > 0) {
      const leave = enter(bodies, request)
      request.raw.once('end', leave)
      reply.raw.once('close', leave)
    }
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.raw.once('close', enter(readers, request))
    done()
  })
}

type WaitingRoom = ReturnType<typeof createWaitingRoom>

/** Those who wait, in order of arrival. Entering returns the way out. */
export function createWaitingRoom(most: { perNetwork: number; inAll: number }) {
  type Waiting = { network: string; cutOff: () => void }
  const all = new Set<Waiting>()
  const byNetwork = new Map<string, Set<Waiting>>()

  function leave(one: Waiting): void {
    if (!all.delete(one)) return
    const others = byNetwork.get(one.network)
    others?.delete(one)
    if (others?.size === 0) byNetwork.delete(one.network)
  }

  return {
    enter(network: string, cutOff: () => void): () => void {
      const neighbours = byNetwork.get(network) ?? new Set()
      const [longest] = neighbours.size >= most.perNetwork ? neighbours : all.size >= most.inAll ? all : []
      if (longest) {
        leave(longest)
        longest.cutOff()
      }
      const one = { network, cutOff }
      all.add(one)
      byNetwork.set(network, neighbours.add(one))
      return () => leave(one)
    },
    size: () => all.size,
  }
}
