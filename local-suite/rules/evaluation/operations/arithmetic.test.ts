import { testConditions } from '../../testing/condition-cases.ts';

const MIN = '-9223372036854775808';
const MAX = '9223372036854775807';

testConditions({
  '+': [
    ['1 + 2 == 3', true],
    ['1 + 0.5 == 1.5', true],
    ['1 + 2.0 is float', true],
    ["'a' + 'b' == 'ab'", true],
    ['[1] + [2] == [1, 2]', 'Unsupported operation error. Received: list + list.'],
    ["timestamp.date(2026, 1, 1) + duration.value(1, 'd') == timestamp.date(2026, 1, 2)", true],
    ["duration.value(1, 'd') + timestamp.date(2026, 1, 1) == timestamp.date(2026, 1, 2)", true],
    ["duration.value(30, 's') + duration.value(30, 's') == duration.value(1, 'm')", true],
    [
      `${MAX} + 1 > 0`,
      'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.',
    ],
    ["1 + 'a' == 'a'", 'Unsupported operation error. Received: int + string.'],
    ["'a' + null == 'a'", 'Unsupported operation error. Received: string + null.'],
    [
      'request.time + request.time == 1',
      'Unsupported operation error. Received: timestamp + timestamp.',
    ],
    [
      "timestamp.date(9999, 12, 31) + duration.value(1, 'd') > request.time",
      'Timestamp out of range.',
    ],
  ],
  '-': [
    ['3 - 5 == -2', true],
    ['1.5 - 1 == 0.5', true],
    ["timestamp.date(2026, 1, 2) - duration.value(1, 'd') == timestamp.date(2026, 1, 1)", true],
    ["timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.value(1, 'd')", true],
    ["duration.value(1, 'm') - duration.value(30, 's') == duration.value(30, 's')", true],
    [
      `${MIN} - 1 < 0`,
      'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.',
    ],
    ["'b' - 'a' == 1", 'Unsupported operation error. Received: string - string.'],
    ['[1] - [1] == []', 'Unsupported operation error. Received: list - list.'],
    [
      "duration.value(1, 's') - request.time == 1",
      'Unsupported operation error. Received: duration - timestamp.',
    ],
  ],
  '*': [
    ['3 * 4 == 12', true],
    ['3 * 0.5 == 1.5', true],
    [
      `${MAX} * 2 > 0`,
      'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.',
    ],
    ["'a' * 2 == 'aa'", 'Unsupported operation error. Received: string * int.'],
  ],
  '/': [
    ['10 / 4 == 2', true],
    ['-7 / 2 == -3', true],
    ['10 / 4.0 == 2.5', true],
    ['1 / 0 == 0', 'Divide by zero error.'],
    ['1.0 / 0 > 1000', true],
    [`${MIN} / -1 == ${MIN}`, true],
  ],
  '%': [
    ['7 % 4 == 3', true],
    ['-7 % 2 == -1', true],
    ['5.5 % 2 == 1.5', true],
    ['1 % 0 == 0', 'Divide by zero error.'],
  ],
  'unary -': [
    ['-(3) == 0 - 3', true],
    ['-resource.data.float == -2.5', true],
    ['-(-3) == 3', true],
    ["-duration.value(1, 's') == duration.value(-1, 's')", true],
    [
      `-(${MIN}) > 0`,
      'Integer value is out of the [-9223372036854775808, 9223372036854775807] range.',
    ],
    ["-'a' == 'a'", 'Unsupported operation error. Received: -string.'],
  ],
});
