/** The days that delivered shipments were on the way: from the first departure to the last arrival that was told of and holds. */

/** Two columns, `departed` and `arrived`, for each shipment of the table `s`. Of each event only what its source says now. */
export const journeyOf = `lateral (
    select min(happened_at) filter (where kind = 'departed') as departed, max(happened_at) filter (where kind = 'arrived') as arrived
    from (
      select distinct on (e.source, e.source_event_id) e.kind, e.certainty, e.happened_at, e.retracted or e.naming <> 'this' as gone
      from tracking_events e where e.shipment_id = s.id
      order by e.source, e.source_event_id, e.told_at desc, e.retracted desc, e.id desc
    ) as told where not gone and certainty = 'actual') as journey`

/** Null where one of the two is not known. */
export const transitDays = `case when journey.arrived > journey.departed
  then extract(epoch from journey.arrived - journey.departed) / 86400 end`

const day = (moment: string) => `(${moment} at time zone 'Europe/Istanbul')::date`

/** By the day that was promised. */
export const wasOnTime = `${day('s.delivered_at')} <= ${day('s.promised_at')}`
