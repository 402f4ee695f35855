/** Moves the shipments of a demo along their lanes, as time goes by; where a real carrier is connected, that one tells what happens. */
import { moveDemoShipments } from '#features/tracking/built-in-source.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

export const moveDemoShipmentsJob = defineJob({
  name: 'move-demo-shipments',
  retries: 1,
  retryDelay: 30,
  expireSeconds: 300,
  schedule: '7 * * * *',
})

type Parts = Pick<Services, 'actAs' | 'emit' | 'config'>

export function createMoveDemoShipments({ config, ...parts }: Parts): JobHandler<object> {
  return async (_, signal) => {
    if (config.mode === 'demo' && !config.trackingUrl) await moveDemoShipments(parts, signal)
  }
}
