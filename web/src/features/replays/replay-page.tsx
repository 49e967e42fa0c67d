import { getRouteApi } from '@tanstack/react-router'
import { PageHead } from '../../design/parts/section-head.tsx'

export function ReplayPage() {
  const { code } = getRouteApi('/main/r/$code').useParams()
  return <PageHead title={code} />
}
