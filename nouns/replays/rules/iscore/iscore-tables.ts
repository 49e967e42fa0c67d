import type { Difficulty, Gam } from '#rules/games/games.ts'

/** Coefficients of b · a^(score / 10^8) + c, for one game and difficulty. */
export interface ScoreCurve {
  readonly a: number
  readonly b: number
  readonly c: number
}

/** The curve of a game and difficulty; null if there is none. */
export const scoreCurve = (gam: Gam, difficulty: Difficulty | ''): ScoreCurve | null => {
  const curve = difficulty === '' ? undefined : curves[gam]?.[difficulty]
  return curve ? { a: curve[0], b: curve[1], c: curve[2] } : null
}

/** Points of a run without misses and bombs. */
export const noMissPoints = { E: 3, N: 5, H: 8, L: 12, EX: 8, PH: 9 } as const satisfies PointsTable
/** Points of a clear by any means. */
export const clearPoints = { E: 1, N: 2, H: 3, L: 5, EX: 3, PH: 4 } as const satisfies PointsTable
type PointsTable = Readonly<Record<Exclude<Difficulty, 'O'>, number>>

/** Points of all scenes of a game together: as much as the best Extra run. */
export const scenesPoints = 10
/** Number of scenes per game. For 165 only the total of 103 is known, not the number per day. */
export const scenesOf = { 95: 85, 125: 108, 143: 75, 165: 103 } as const satisfies Partial<Record<Gam, number>>

/**
 * a, b and c from the reference table iscore-score-runs.json. The curve gives 1 point at a score of zero; for the best
 * archived run it gives 6, 8, 10 and 15 on Easy, Normal, Hard and Lunatic, and 10 on Extra and Phantasm.
 */
const curves: Partial<Record<Gam, Partial<Record<Difficulty, readonly [a: number, b: number, c: number]>>>> = {
  6: {
    E: [8.500493, 0.129117, 0.870883],
    N: [1.440252, 2.495507, -1.495507],
    H: [1.306561, 3.81201, -2.81201],
    L: [1.015175, 128.32173, -127.32173],
    EX: [1.203784, 3.868044, -2.868044],
  },
  7: {
    E: [1.17955, 0.18904, 0.81096],
    N: [1.105764, 0.892741, 0.107259],
    H: [1.046819, 3.416052, -2.416052],
    L: [1.015079, 21.896092, -20.896092],
    EX: [1.242809, 0.409696, 0.590304],
    PH: [1.217339, 0.322567, 0.677433],
  },
  8: {
    E: [1.10556, 0.174184, 0.825816],
    N: [1.052619, 0.774892, 0.225108],
    H: [1.03669, 1.60368, -0.60368],
    L: [1.017955, 6.226269, -5.226269],
    EX: [1.085974, 0.717516, 0.282484],
  },
  10: {
    E: [1.351272, 0.043194, 0.956806],
    N: [1.10107, 1.65515, -0.65515],
    H: [1.071004, 2.908215, -1.908215],
    L: [1.050677, 7.058053, -6.058053],
    EX: [1.786361, 0.02684, 0.97316],
  },
  11: {
    E: [1.674504, 0.120952, 0.879048],
    N: [1.113798, 2.655858, -1.655858],
    H: [1.042771, 6.611907, -5.611907],
    L: [1.002038, 129.281476, -128.281476],
    EX: [1.662899, 0.029298, 0.970702],
  },
  12: {
    E: [1.111311, 0.56477, 0.43523],
    N: [1.00467, 47.50581, -46.50581],
    H: [1.004425, 57.994343, -56.994343],
    L: [1.003288, 111.069782, -110.069782],
    EX: [1.2378, 2.230941, -1.230941],
  },
  128: {
    E: [433.775758, 0.374849, 0.625151],
    N: [15.956849, 1.041604, -0.041604],
    H: [13.532342, 0.975786, 0.024214],
    L: [8.180638, 1.216766, -0.216766],
    EX: [38.153765, 0.224566, 0.775434],
  },
  13: {
    E: [1.524528, 0.065243, 0.934757],
    N: [1.065423, 2.541607, -1.541607],
    H: [1.040955, 2.213361, -1.213361],
    L: [1.002505, 128.932203, -127.932203],
    EX: [1.485469, 0.708696, 0.291304],
  },
  14: {
    E: [1.414844, 0.110641, 0.889359],
    N: [1.097212, 1.983641, -0.983641],
    H: [1.06487, 3.807504, -2.807504],
    L: [1.013194, 41.116957, -40.116957],
    EX: [1.28139, 0.44133, 0.55867],
  },
  15: {
    E: [1.200701, 0.206854, 0.793146],
    N: [1.06203, 1.339347, -0.339347],
    H: [1.024373, 9.770832, -8.770832],
    L: [1.003019, 129.218367, -128.218367],
    EX: [1.2099, 1.514429, -0.514429],
  },
  16: {
    E: [1.11453, 0.658974, 0.341026],
    N: [1.018592, 4.597711, -3.597711],
    H: [1.017426, 4.514376, -3.514376],
    L: [1.001513, 94.360416, -93.360416],
    EX: [1.005795, 41.901373, -40.901373],
  },
  17: {
    E: [1.052465, 0.455983, 0.544017],
    N: [1.006451, 10.666938, -9.666938],
    H: [1.03142, 0.427388, 0.572612],
    L: [1.001208, 109.11788, -108.11788],
    EX: [1.005761, 52.089932, -51.089932],
  },
  18: {
    E: [1.268211, 0.060615, 0.939385],
    N: [1.037692, 0.688183, 0.311817],
    H: [1.012612, 3.597019, -2.597019],
    L: [1.00103, 129.150864, -128.150864],
    EX: [1.001675, 68.567027, -67.567027],
  },
}
