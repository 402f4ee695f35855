/** `/staff/settings/yerler`: the places and lanes that suggestions and estimates are made from. */
import { SettingsFrame } from '#assembly/pages/office/settings/settings-frame.tsx'
import { CorrectLanes } from '#features/places/settings/correct-lanes.tsx'
import { CorrectPlaces } from '#features/places/settings/correct-places.tsx'

export function PlacesSection() {
  return (
    <SettingsFrame title="Hatlar ve limanlar">
      <CorrectPlaces />
      <CorrectLanes />
    </SettingsFrame>
  )
}
