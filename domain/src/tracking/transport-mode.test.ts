import { expect, test } from 'vitest'
import { kindOnTheWay, type Way } from '#tracking/transport-mode.ts'

const byRoad: Way = { shipment_type: 'land', origin_code: 'TRIST', destination_code: 'DEMUC' }
const bySea: Way = { shipment_type: 'sea', origin_code: 'TRMER', destination_code: 'DEHAM' }

test.each([
  ['a truck drives onto a ship', byRoad, 'loaded', 'TRMER', 'vessel', 'ferry_loaded'],
  ['its ship leaves', byRoad, 'departed', 'TRMER', 'vessel', 'ferry_loaded'],
  ['its ship arrives', byRoad, 'arrived', 'ITTRS', 'vessel', 'ferry_unloaded'],
  ['it leaves the ship', byRoad, 'discharged', 'ITTRS', 'vessel', 'ferry_unloaded'],
  ['it leaves by road', byRoad, 'departed', 'TRIST', 'truck', 'departed'],
  ['it arrives by road', byRoad, 'arrived', 'DEMUC', 'truck', 'arrived'],
  ['it goes on by train', byRoad, 'departed', 'ITTRS', 'rail', 'departed'],
  ['it is at the border', byRoad, 'border_crossing', 'TREDO', 'truck', 'border_crossing'],
  ['the ship leaves', bySea, 'departed', 'TRMER', 'vessel', 'departed'],
  ['the ship calls at a port on its way', bySea, 'arrived', 'GRPIR', 'vessel', 'arrived'],
  ['a train brings the box to the port', bySea, 'departed', 'TRANK', 'rail', 'in_transit'],
  ['and is there', bySea, 'arrived', 'TRMER', 'rail', 'checkpoint'],
  ['a truck leaves from where it begins', bySea, 'departed', 'TRMER', 'truck', 'departed'],
  ['a truck arrives where it ends', bySea, 'arrived', 'DEHAM', 'truck', 'arrived'],
  ['a barge is unloaded inland', bySea, 'discharged', 'DEDUI', 'barge', 'checkpoint'],
  ['a ferry is one for a container too', bySea, 'loaded', 'TRMER', 'ferry', 'ferry_loaded'],
  ['nobody says where', bySea, 'arrived', '', 'rail', 'arrived'],
  ['nobody says by what', byRoad, 'loaded', 'TRMER', undefined, 'loaded'],
  ['the box is delivered', bySea, 'delivered', 'DEMUC', 'truck', 'delivered'],
] as const)('%s', (_, way, kind, place, mode, meant) => {
  expect(kindOnTheWay(kind, place, mode, way)).toBe(meant)
})
