/** The messages of a conversation that this page knows: an unbroken stretch up to the newest, in blocks that keep their identity while nothing in them changes. */

export type Placed = { id: string; position: number }
export type Block<Message> = { number: number; messages: readonly Message[] }
/** Oldest first. */
export type ConversationLog<Message> = readonly Block<Message>[]

/** As many as a page of the conversation has. */
export const blockSize = 50

const numberOf = ({ position }: Placed) => Math.floor((position - 1) / blockSize)

export const firstOf = <Message>(log: ConversationLog<Message>): Message | undefined => log[0]?.messages[0]
export const lastOf = <Message>(log: ConversationLog<Message>): Message | undefined =>
  log.at(-1)?.messages.at(-1)

/** What is known already is replaced; the log itself is returned where nothing changes. */
export function mergeMessages<Message extends Placed>(
  log: ConversationLog<Message>,
  arrived: readonly Message[],
): ConversationLog<Message> {
  const blocks = new Map(log.map((block) => [block.number, block]))
  let isChanged = false
  for (const [number, group] of Map.groupBy(arrived, numberOf)) {
    const before = blocks.get(number)
    const messages = mergeBlock(before?.messages ?? [], group)
    if (messages === before?.messages) continue
    blocks.set(number, { number, messages })
    isChanged = true
  }
  return isChanged ? [...blocks.values()].sort((one, other) => one.number - other.number) : log
}

function mergeBlock<Message extends Placed>(
  known: readonly Message[],
  arrived: readonly Message[],
): readonly Message[] {
  const byPosition = new Map(known.map((message) => [message.position, message]))
  const news = arrived.filter((message) => !isSame(byPosition.get(message.position), message))
  if (news.length === 0) return known
  for (const message of news) byPosition.set(message.position, message)
  return [...byPosition.values()].sort((one, other) => one.position - other.position)
}

/** Both come from the same answer's shape, so that their text tells. */
function isSame(known: unknown, arrived: unknown): boolean {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(arrived)
}
