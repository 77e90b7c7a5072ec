import { type PictureParts, pictureWords } from './picture-parts.ts';
import classes from './build-picture.module.css';

const FLOOR = 272;
const PX_PER_MM = 0.5;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const caseBox = (isCompact: boolean): Box =>
  isCompact ? { x: 96, y: FLOOR - 196, width: 208, height: 196 } : { x: 80, y: FLOOR - 252, width: 240, height: 252 };

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A blade of a fan with radius 1. */
const BLADE = 'M0 0q.2-.7.7-.55';

function Fan({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g className={classes.fan}>
      <circle cx={x} cy={y} r={r} className={classes.ring} />
      {upTo(5).map((blade) => (
        <path
          key={blade}
          d={BLADE}
          transform={`translate(${x} ${y}) rotate(${blade * 72}) scale(${r})`}
          className={classes.blade}
        />
      ))}
      <circle cx={x} cy={y} r={r * 0.22} className={classes.hub} />
    </g>
  );
}

/** The graphics card, as long as it is, with its fans. */
function Card({ x, y, parts }: { readonly x: number; readonly y: number; readonly parts: PictureParts }) {
  const width = parts.cardLengthMm * PX_PER_MM;
  const each = width / parts.cardFans;
  return (
    <g>
      <rect x={x} y={y} width={width} height={36} rx={4} className={classes.card} />
      {upTo(parts.cardFans).map((fan) => (
        <Fan key={fan} x={x + each * (fan + 0.5)} y={y + 18} r={Math.min(15, each / 2 - 3)} />
      ))}
    </g>
  );
}

function Cooling({ box, board, fans }: { readonly box: Box; readonly board: Box; readonly fans: number }) {
  const [x, y] = [board.x + 40, board.y + 32];
  if (fans === 0) {
    return (
      <g>
        <rect x={x - 22} y={y - 22} width={44} height={44} rx={3} className={classes.metal} />
        <Fan x={x} y={y} r={19} />
      </g>
    );
  }
  const each = Math.min(56, (box.width - 32) / fans);
  const left = box.x + box.width - 16 - each * fans;
  return (
    <g>
      <rect x={left} y={box.y + 10} width={each * fans} height={16} rx={3} className={classes.metal} />
      {upTo(fans).map((fan) => (
        <rect
          key={fan}
          x={left + each * fan + 4}
          y={box.y + 26}
          width={each - 8}
          height={7}
          rx={2}
          className={classes.fanEdge}
        />
      ))}
      <path
        d={`M${x - 5} ${y} C ${x - 5} ${y - 30}, ${left + 12} ${y - 10}, ${left + 12} ${box.y + 26}`}
        className={classes.tube}
      />
      <path
        d={`M${x + 5} ${y} C ${x + 5} ${y - 36}, ${left + 24} ${y - 16}, ${left + 24} ${box.y + 26}`}
        className={classes.tube}
      />
      <circle cx={x} cy={y} r={17} className={classes.pump} />
      <circle cx={x} cy={y} r={10} className={classes.glow} />
    </g>
  );
}

export interface BuildPictureProps {
  readonly parts: PictureParts;
  /** Shown a second time: not read out. */
  readonly isDecorative?: boolean;
}

/** A drawing of the build that changes with its parts: case, card, cooling, memory, drives, keyboard. */
export function BuildPicture({ parts, isDecorative = false }: BuildPictureProps) {
  const box = caseBox(parts.isCompact);
  const shroud = 44;
  const board = { x: box.x + 36, y: box.y + 44, width: box.width - 76, height: box.height - 60 - shroud };
  return (
    <svg
      viewBox="0 0 400 320"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': pictureWords(parts) })}
      className={classes.picture}
    >
      <ellipse cx={200} cy={FLOOR + 4} rx={168} ry={10} className={classes.shadow} />
      <g data-finish={parts.finish} className={classes.case}>
        <rect {...box} rx={10} className={classes.shell} />
        <rect
          x={box.x + 10}
          y={box.y + 8}
          width={box.width - 34}
          height={box.height - 16}
          rx={6}
          className={classes.glass}
        />
        <rect
          x={box.x + box.width - 20}
          y={box.y + 8}
          width={14}
          height={box.height - 16}
          rx={4}
          className={classes.front}
        />
      </g>
      <rect {...board} rx={4} className={classes.board} />
      {upTo(parts.memoryModules).map((module) => (
        <rect
          key={module}
          x={board.x + 72 + module * 8}
          y={board.y + 10}
          width={5}
          height={46}
          rx={1}
          className={classes.memory}
        />
      ))}
      <Cooling box={box} board={board} fans={parts.radiatorFans} />
      <Card x={board.x - 14} y={board.y + board.height - 40} parts={parts} />
      <rect
        x={box.x + 10}
        y={FLOOR - shroud - 8}
        width={box.width - 34}
        height={shroud}
        rx={4}
        className={classes.shroud}
      />
      <rect x={box.x + 20} y={FLOOR - shroud} width={64} height={28} rx={3} className={classes.supply} />
      {parts.hasHardDrive ? (
        <rect x={box.x + 100} y={FLOOR - shroud + 4} width={48} height={20} rx={2} className={classes.metal} />
      ) : null}
      {parts.hasKeyboard ? (
        <g>
          <rect x={106} y={284} width={188} height={30} rx={5} className={classes.keyboard} />
          {upTo(3).flatMap((row) =>
            upTo(14).map((key) => (
              <rect
                key={`${row}-${key}`}
                x={112 + key * 12.6}
                y={288 + row * 8}
                width={10}
                height={6}
                rx={1}
                className={classes.key}
              />
            )),
          )}
        </g>
      ) : null}
    </svg>
  );
}
