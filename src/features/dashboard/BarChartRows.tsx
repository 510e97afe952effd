/** The chart's own chunk: the only file that imports recharts. */
import { Bar, BarChart, Rectangle, XAxis, YAxis, type BarShapeProps } from 'recharts';
import { ROW_HEIGHT, type BarColour, type BarSegment } from './bars.ts';

const THICKNESS = 3;
/** Down from the middle of a row to its lower line. */
const DOWN = ROW_HEIGHT / 2 - 1;

const fill = (colour: BarColour) => `rgb(var(--c-${colour}))`;

interface BarChartRowsProps {
  /** Per row, from the left. */
  rows: readonly (readonly BarSegment[])[];
  /** In pixels. */
  width: number;
}

/** One bar per table row, along the row's lower line, all on one scale. Carries no text: the table does. */
export function BarChartRows({ rows, width }: BarChartRowsProps) {
  const segments = Math.max(0, ...rows.map((row) => row.length));
  const largest = Math.max(1, ...rows.map((row) => row.reduce((sum, { value }) => sum + value, 0)));
  const data = rows.map((row, index) => ({ index, values: row.map(({ value }) => value) }));
  return (
    <div style={{ transform: `translateY(${DOWN}px)` }}>
      <BarChart
        layout="vertical"
        width={width}
        height={rows.length * ROW_HEIGHT}
        data={data}
        margin={NO_MARGIN}
        accessibilityLayer={false}
      >
        <XAxis type="number" domain={[0, largest]} hide />
        <YAxis type="category" dataKey="index" hide />
        {Array.from({ length: segments }, (_, at) => (
          <Bar
            key={at}
            stackId="row"
            dataKey={(row: { values: readonly number[] }) => row.values[at] ?? 0}
            barSize={THICKNESS}
            isAnimationActive={false}
            shape={(props: BarShapeProps) => (
              <Rectangle {...props} fill={fill(rows[props.index]?.[at]?.colour ?? 'quiet')} />
            )}
          />
        ))}
      </BarChart>
    </div>
  );
}

const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };
